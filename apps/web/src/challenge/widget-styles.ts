/**
 * The card is light in both themes of the page, and the page's colours follow its theme:
 * so the light values stand here once more.
 */
export const widgetStyles = `
:host { display: block; container-type: inline-size; color-scheme: light; }
.card {
  box-sizing: border-box; min-height: 62px; display: flex; align-items: center; gap: 12px; padding: 12px 14px;
  border: 1px solid #d4d0c8; border-radius: 12px; background: #f1efeb; color: #1a1b20;
  font: 400 12px/16px Poppins, ui-sans-serif, system-ui, sans-serif; text-align: start;
}
.mark { flex: none; width: 24px; height: 24px; display: grid; place-items: center; border-radius: 7px; }
.mark svg { width: 18px; height: 18px; }
.text { flex: 1; min-width: 0; }
.title { font-weight: 500; font-size: 13px; line-height: 20px; }
.hint { color: #62636b; }
.narrow { display: none; }
.shield { flex: none; width: 20px; height: 20px; color: #696b74; }
svg { display: block; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
[data-state="checking"] .mark, [data-state="expired"] .mark { color: #1d5fd1; }
[data-state="checking"] .mark svg { animation: turn 0.9s linear infinite; }
[data-state="idle"] .mark { background: #fff; box-shadow: inset 0 0 0 1.5px #8a867e; }
[data-state="verified"] .mark svg, [data-state="error"] .mark svg { width: 14px; height: 14px; stroke-width: 2.25; }
[data-state="verified"] .mark { background: #0f7245; color: #fff; }
[data-state="error"] .mark { background: #be1f3f; color: #fff; }
button {
  flex: none; min-height: 32px; padding: 0 12px; border: 1px solid #8a867e; border-radius: 8px; background: #fff;
  color: #1a1b20; font: 500 12.5px/20px Poppins, ui-sans-serif, system-ui, sans-serif; cursor: pointer;
}
button:hover { background: #f3f1ed; }
button:focus-visible { outline: 2px solid #1d5fd1; outline-offset: 2px; }
[hidden] { display: none !important; }
@container (max-width: 379px) { .wide { display: none; } .narrow { display: inline; } }
@media (pointer: coarse) { button { min-height: 44px; } }
@media (prefers-reduced-motion: reduce) { [data-state="checking"] .mark svg { animation: none; } }
@keyframes turn { to { transform: rotate(360deg); } }
`;
