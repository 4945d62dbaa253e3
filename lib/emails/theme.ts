import type { CSSProperties } from 'react'

// The colours of app/tokens.css as values, since mail clients lack custom properties; a test compares them.
// `darkStyles` overrides the light ones where the client supports dark mode.
const light = {
  page: '#f5f3f0',
  paper: '#ffffff',
  ink: '#322e29',
  quiet: '#635c54',
  line: '#e7e4df',
  button: '#415a8b',
  buttonInk: '#ffffff',
  link: '#334e84',
} as const

const dark = {
  page: '#1e2024',
  paper: '#26282c',
  ink: '#eae7e1',
  quiet: '#bcb6ae',
  line: '#3e4147',
  button: '#a0b3da',
  buttonInk: '#161d2c',
  link: '#afc2e9',
} as const

const serif = "Newsreader, Georgia, 'Times New Roman', serif"
const sans = "Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

const wrapping: CSSProperties = { overflowWrap: 'anywhere', wordBreak: 'break-word' }

/** All styles of the mails. Sizes in px, the only unit many clients support. */
export const emailStyles = {
  body: { backgroundColor: light.page, margin: 0, padding: '24px 12px', fontFamily: sans, color: light.ink },
  paper: {
    backgroundColor: light.paper,
    maxWidth: '560px',
    margin: '0 auto',
    padding: '36px 28px',
    borderRadius: '8px',
  },
  siteName: { fontFamily: serif, fontSize: '22px', lineHeight: '28px', color: light.ink, margin: '0 0 28px' },
  heading: {
    ...wrapping,
    fontFamily: serif,
    fontSize: '28px',
    lineHeight: '36px',
    fontWeight: 500,
    color: light.ink,
    margin: '0 0 20px',
  },
  partHeading: {
    ...wrapping,
    fontFamily: serif,
    fontSize: '22px',
    lineHeight: '30px',
    fontWeight: 500,
    color: light.ink,
    margin: '8px 0 10px',
  },
  text: { ...wrapping, fontSize: '17px', lineHeight: '27px', color: light.ink, margin: '0 0 18px' },
  quiet: { ...wrapping, fontSize: '15px', lineHeight: '23px', color: light.quiet, margin: '0 0 16px' },
  quote: {
    ...wrapping,
    fontFamily: serif,
    fontSize: '19px',
    lineHeight: '29px',
    color: light.ink,
    margin: '0 0 24px',
    padding: '4px 0 4px 18px',
    borderLeft: `3px solid ${light.line}`,
  },
  picture: { display: 'block', maxWidth: '100%', height: 'auto', borderRadius: '8px', margin: '0 0 16px' },
  quoteBy: { fontFamily: sans, fontSize: '15px', lineHeight: '23px', color: light.quiet },
  code: { whiteSpace: 'nowrap', letterSpacing: '0.04em' },
  link: { ...wrapping, color: light.link, textDecoration: 'underline' },
  // 16 + 24 + 16 = 56 px high, easy to tap.
  button: {
    display: 'inline-block',
    backgroundColor: light.button,
    color: light.buttonInk,
    border: `1px solid ${light.button}`,
    borderRadius: '8px',
    padding: '15px 26px',
    fontSize: '17px',
    lineHeight: '24px',
    fontWeight: 600,
    textDecoration: 'none',
  },
  quietButton: {
    display: 'inline-block',
    backgroundColor: light.paper,
    color: light.link,
    border: `1px solid ${light.link}`,
    borderRadius: '8px',
    padding: '15px 26px',
    fontSize: '17px',
    lineHeight: '24px',
    fontWeight: 600,
    textDecoration: 'none',
  },
  buttonPlace: { display: 'inline-block', margin: '0 10px 12px 0' },
  buttons: { margin: '0 0 20px' },
  rule: { width: '100%', border: 'none', borderTop: `1px solid ${light.line}`, margin: '28px 0 20px' },
} satisfies Record<string, CSSProperties>

// !important overrides the inline styles. The cell directly inside the page is the library's and repeats the page's
// colour.
/** The dark theme. */
export const darkStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .mail-page, .mail-page > table > tbody > tr > td { background-color: ${dark.page} !important; }
  .mail-paper { background-color: ${dark.paper} !important; }
  .mail-ink { color: ${dark.ink} !important; border-color: ${dark.line} !important; }
  .mail-quiet { color: ${dark.quiet} !important; }
  .mail-rule { border-color: ${dark.line} !important; }
  .mail-link { color: ${dark.link} !important; }
  .mail-button { background-color: ${dark.button} !important; border-color: ${dark.button} !important; color: ${dark.buttonInk} !important; }
  .mail-quiet-button { background-color: ${dark.paper} !important; border-color: ${dark.link} !important; color: ${dark.link} !important; }
}
`

/** For the contrast test. */
export const emailColours = { light, dark }
