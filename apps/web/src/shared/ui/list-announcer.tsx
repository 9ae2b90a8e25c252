import { useSettled } from '../hooks/use-settled.ts';

const announceMs = 800;

/** Tells those who do not see a list what it holds, once it has settled. A region that comes with its text is silent. */
export function ListAnnouncer({ text }: { text: string | undefined }) {
  const settled = useSettled<string | undefined>(text, announceMs, '');
  return (
    <p role="status" className="sr-only">
      {settled}
    </p>
  );
}
