import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isolated, isolatedText } from '../../lib/text/isolated';
import { perTheme } from '../../lib/perTheme';

const PRODUCT = 'Employee Dashboard';

interface PageHeadingProps {
  title: string;
  /** Whose page it is, if it is somebody's: '{owner}'s {title}'. */
  owner?: string;
  /** The first part of the document's title, if it is not the heading. */
  documentTitle?: string;
  /** Whether the title is still to come; a bar stands in its place. */
  loading?: boolean;
}

const Root = styled('h1')(perTheme(({ typography }) => ({ ...typography.h1, margin: 0 })));

/** The page's `h1`. It takes the focus when the page was reached from within the app. */
export function PageHeading({
  title,
  owner,
  documentTitle = owner === undefined ? title : `${isolatedText(owner)}'s ${title}`,
  loading = false,
}: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const firstEntry = useRef(key === 'default');

  useEffect(() => {
    document.title = loading ? PRODUCT : `${documentTitle} · ${PRODUCT}`;
  }, [loading, documentTitle]);

  useEffect(() => {
    if (!firstEntry.current) heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <Root ref={heading} tabIndex={-1}>
      {loading ? (
        <>
          <span style={visuallyHidden}>Loading...</span>
          <Skeleton aria-hidden width="min(20rem, 70%)" />
        </>
      ) : (
        <>
          {owner !== undefined && <>{isolated(owner)}&apos;s </>}
          {title}
        </>
      )}
    </Root>
  );
}
