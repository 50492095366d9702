import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useContext, useEffect, useRef, type ReactNode } from 'react';
import { useI18n } from '../../i18n/I18nContext';
import { IsInitialLoad } from './InitialLoad';

interface PageHeadingProps {
  title: string;
  /** The title as elements if it is more than a plain text. */
  heading?: ReactNode;
  /** The first part of the document's title if it is not the title. */
  documentTitle?: string | undefined;
  /** Whether the title is still loading. A skeleton is shown instead. */
  loading?: boolean;
}

/** The style of the heading, which gets the focus for screen readers only. It is not interactive. */
const withoutOutline = { outline: 0 };

/** The page's `h1`. It gets the focus when the screen opens, except on the first screen of the app. */
export function PageHeading(props: PageHeadingProps) {
  const { title, heading = title, documentTitle = title, loading = false } = props;
  const { t } = useI18n();
  const element = useRef<HTMLHeadingElement>(null);
  const isInitialLoad = useRef(useContext(IsInitialLoad));

  const product = t('common.product');
  const pageTitle = loading
    ? product
    : t('components.documentTitle', { title: documentTitle, product });
  useEffect(() => {
    document.title = pageTitle;
  }, [pageTitle]);

  useEffect(() => {
    if (!isInitialLoad.current) element.current?.focus({ preventScroll: true });
  }, []);

  return (
    <Typography ref={element} variant="h1" tabIndex={-1} sx={withoutOutline}>
      {loading ? (
        <>
          <span style={visuallyHidden}>{t('components.loading')}</span>
          <Skeleton aria-hidden width="min(20rem, 70%)" />
        </>
      ) : (
        heading
      )}
    </Typography>
  );
}
