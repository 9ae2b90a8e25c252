import { useNavigate, useSearch } from '@tanstack/react-router';

interface ReportAddress {
  id: string | undefined;
  version: number | undefined;
  /** The id of a report, or `new` to choose what the next one holds. */
  report: string | undefined;
  /** Opens a report, or what the next one holds, in place of what is shown. */
  show: (report: string | undefined) => void;
}

/** Which analysis, version and report are open. */
export function useReportAddress(): ReportAddress {
  const search = useSearch({ strict: false }) as { id?: string; version?: number | string; report?: string };
  const navigate = useNavigate();
  const { id, report } = search;
  const version = Number(search.version) || undefined;
  return {
    id,
    version,
    report,
    show: (next) =>
      void navigate({
        to: '/cma/calculate/report',
        search: { id, version, report: next },
        replace: true,
      }),
  };
}
