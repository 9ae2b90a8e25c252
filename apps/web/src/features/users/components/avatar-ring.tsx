import { UserAvatar } from './user-avatar.tsx';

const radius = 50;
const circumference = 2 * Math.PI * radius;

/** The picture in its ring; while a new one is sent the ring fills and the percent stands over the dimmed picture. */
export function AvatarRing({ percent }: { percent: number | null }) {
  return (
    <div className="relative size-27">
      <svg viewBox="0 0 108 108" aria-hidden="true" className="absolute inset-0 -rotate-90">
        <circle cx="54" cy="54" r="54" className="fill-surface" />
        {percent !== null && (
          <>
            <circle cx="54" cy="54" r={radius} fill="none" strokeWidth="4" className="stroke-line-strong" />
            <circle
              cx="54"
              cy="54"
              r={radius}
              fill="none"
              strokeWidth="4"
              strokeLinecap="round"
              strokeDasharray={`${(circumference * percent) / 100} ${circumference}`}
              className="stroke-brand transition-[stroke-dasharray] duration-(--dur-base)"
            />
          </>
        )}
      </svg>
      <div className={percent === null ? 'absolute inset-1' : 'absolute inset-2 opacity-45'}>
        <UserAvatar size={percent === null ? 100 : 92} isDecorative />
      </div>
      {percent !== null && (
        <b
          aria-hidden="true"
          className="absolute inset-0 grid place-items-center text-xl font-semibold tracking-tight text-ink"
        >
          {percent}%
        </b>
      )}
    </div>
  );
}
