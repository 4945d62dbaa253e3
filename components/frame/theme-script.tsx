// Runs before the first paint, so that a dark page never flashes white. 'system' counts as light.
const SCRIPT = `try{if(localStorage.getItem('theme')==='dark')document.documentElement.classList.add('dark')}catch{}`

/** Put it first in `<body>` of every root layout; `<html>` needs suppressHydrationWarning. */
export function ThemeScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, and React must not escape it
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />
}
