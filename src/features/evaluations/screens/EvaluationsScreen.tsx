import PrintIcon from '@mui/icons-material/PrintOutlined';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MoreItem } from '../../../components/controls/MoreItem';
import { MoreMenu } from '../../../components/controls/MoreMenu';
import { PeriodSelect } from '../../../components/controls/PeriodSelect';
import { PrintButton, usePrint } from '../../../components/controls/PrintButton';
import { PageCard } from '../../../components/page/PageCard';
import { lazyComponent } from '../../../components/status/lazyComponent';
import { allEvaluationsQueries } from '../../../api/allEvaluations';
import { EvaluationsViews } from '../allEvaluations/EvaluationsViews';
import { OVERVIEW_PARAMETERS } from '../allEvaluations/overviewParameter';
import type { Scope } from '../../../api/allEvaluations';
import { EvaluationsList } from '../search/EvaluationsList';
import { useI18n } from '../../../i18n/I18nContext';
import { useAddressState } from '../../../lib/url/addressState';

const EvaluationsOverview = lazyComponent(
  async () => (await import('./EvaluationsOverview')).EvaluationsOverview,
);

interface EvaluationsScreenProps {
  title: string;
  /** The first part of the document's title, where it is not the heading. */
  documentTitle?: string;
  description: ReactNode;
  scope: Scope;
}

/** The list of all evaluations, or of the user's own, and their overview. */
export function EvaluationsScreen({ scope, ...page }: EvaluationsScreenProps) {
  const [{ overview }] = useAddressState(OVERVIEW_PARAMETERS);
  const { data: refusal } = useQuery(allEvaluationsQueries.refusal(scope));
  const isPhone = useMediaQuery(({ breakpoints }) => breakpoints.down('sm'));
  const isOpen = overview === '1' && refusal === undefined;
  return (
    <PageCard
      {...page}
      actions={
        <>
          <EvaluationsViews scope={scope} />
          <PeriodSelect />
          {isOpen && !isPhone && <PrintButton />}
        </>
      }
    >
      {isOpen ? (
        <EvaluationsOverview scope={scope} menu={isPhone && <PhoneMenu />} />
      ) : (
        <EvaluationsList label={page.title} scope={scope} />
      )}
    </PageCard>
  );
}

function PhoneMenu() {
  const { t } = useI18n();
  const print = usePrint();
  return (
    <MoreMenu>
      <MoreItem icon={<PrintIcon />} onClick={() => void print()}>
        {t('components.print')}
      </MoreItem>
    </MoreMenu>
  );
}
