/** After the words of a link that leads on. */
export function Arrow() {
  return (
    <svg className="arrow" width="18" height="18" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M3 10h13M11 5l5 5-5 5" />
    </svg>
  );
}
