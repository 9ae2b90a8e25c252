/** Its own function because jsdom cannot reload. */
export function reloadPage(): void {
  window.location.reload();
}
