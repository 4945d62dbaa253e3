import { themeSource } from './theme-source.mjs'

/** Place it first in `<body>` of every root layout; `<html>` needs suppressHydrationWarning. */
export function ThemeScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, and React must not escape it
  return <script dangerouslySetInnerHTML={{ __html: themeSource }} />
}
