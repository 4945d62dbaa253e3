import { addresses } from './injections/addresses'
import { brokenMarkup } from './injections/broken-markup'
import { embedded } from './injections/embedded'
import { eventHandlers } from './injections/event-handlers'
import { everyFamily } from './injections/every-family'
import { stylesAndHeads } from './injections/styles-and-heads'

/**
 * Script injections, after the families of the OWASP filter evasion list. Each one that runs calls `alert(1)` or
 * requests something from evil.example, so that a browser test can detect it.
 */
export const scriptInjections = [
  ...everyFamily,
  ...eventHandlers,
  ...addresses,
  ...embedded,
  ...stylesAndHeads,
  ...brokenMarkup,
]
