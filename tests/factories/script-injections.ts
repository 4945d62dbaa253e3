import { addresses } from './injections/addresses'
import { brokenMarkup } from './injections/broken-markup'
import { embedded } from './injections/embedded'
import { eventHandlers } from './injections/event-handlers'
import { everyFamily } from './injections/every-family'
import { stylesAndHeads } from './injections/styles-and-heads'

/**
 * Ways to smuggle script into a text, after the families of the OWASP filter evasion list. Every one that runs something
 * calls `alert(1)` or asks evil.example for something, so that a browser can be asked whether it did.
 */
export const scriptInjections = [
  ...everyFamily,
  ...eventHandlers,
  ...addresses,
  ...embedded,
  ...stylesAndHeads,
  ...brokenMarkup,
]
