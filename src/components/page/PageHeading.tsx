import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { useContext, useEffect, useRef } from 'react';
import { isolated, isolatedText } from '../../lib/text/isolated';
import { IsFirstScreen } from './FirstScreen';

const PRODUCT = 'Employee Dashboard';

interface PageHeadingProps {
  title: string;
  /** The person in a title such as '{owner}'s Profile'. */
  owner?: string;
  /** The first part of the document's title, where it is not the heading. */
  documentTitle?: string;
  /** Whether the title is not known yet; a skeleton is shown instead. */
  loading?: boolean;
}

const Root = styled('h1')(({ theme }) => ({
  ...theme.typography.h1,
  margin: 0,
  // It takes the focus for screen readers; there is nothing to press.
  outline: 0,
}));

/** The page's `h1`. It takes the focus, except on the screen that the app was opened with. */
export function PageHeading({
  title,
  owner,
  documentTitle = owner === undefined ? title : `${isolatedText(owner)}'s ${title}`,
  loading = false,
}: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirstScreen = useRef(useContext(IsFirstScreen));

  useEffect(() => {
    document.title = loading ? PRODUCT : `${documentTitle} · ${PRODUCT}`;
  }, [loading, documentTitle]);

  useEffect(() => {
    if (!isFirstScreen.current) heading.current?.focus({ preventScroll: true });
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
