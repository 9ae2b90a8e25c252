const lines = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** Ripples of the lake, fainter as they come near. */
export function Waves() {
  return (
    <svg className="waves" viewBox="0 0 1440 500" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {lines.map((line) => {
        const y = line * 26;
        return (
          <path
            key={line}
            d={`M0 ${250 + y}C240 ${200 + y} 420 ${290 + y} 720 ${256 + y}S1200 ${210 + y} 1440 ${250 + y}`}
            opacity={(1 - line * 0.09).toFixed(2)}
          />
        );
      })}
    </svg>
  );
}
