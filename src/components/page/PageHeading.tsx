import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useContext, useEffect, useRef, type ReactNode } from 'react';
import { useI18n } from '../../i18n/I18nContext';
import { IsFirstScreen } from './FirstScreen';

interface PageHeadingProps {
  title: string;
  /** The title with the parts that a text cannot have. */
  heading?: ReactNode;
  /** The first part of the document's title, where it is not the title. */
  documentTitle?: string | undefined;
  /** Whether the title is not known yet; a skeleton is shown instead. */
  loading?: boolean;
}

/** It takes the focus for screen readers; there is nothing to press. */
const withoutOutline = { outline: 0 };

/** The page's `h1`. It takes the focus, except on the screen that the app was opened with. */
export function PageHeading(props: PageHeadingProps) {
  const { title, heading = title, documentTitle = title, loading = false } = props;
  const { t } = useI18n();
  const element = useRef<HTMLHeadingElement>(null);
  const isFirstScreen = useRef(useContext(IsFirstScreen));

  const product = t('common.product');
  const pageTitle = loading
    ? product
    : t('components.documentTitle', { title: documentTitle, product });
  useEffect(() => {
    document.title = pageTitle;
  }, [pageTitle]);

  useEffect(() => {
    if (!isFirstScreen.current) element.current?.focus({ preventScroll: true });
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
