import 'server-only'
import type { ShopOrderRow } from '@/lib/domain/shop-orders/orders'
import type { OrderedDrawing } from '@/lib/domain/shop-orders/views'

const mostNote = 1000

/**
 * What an order says of its drawing, as the first values of the form: the first line of the wanted text is the name, a
 * line with a year the dates. People correct it before anything is drawn.
 */
export function orderedDrawing(order: ShopOrderRow): OrderedDrawing {
  const { number, inscription, message, material, symbolMm, buyerName, buyerEmail } = order
  const [name = '', ...below] = (inscription ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const dates = below.find((line) => /\d{4}/.test(line)) ?? ''
  return {
    name,
    dates,
    material,
    symbolMm,
    familyName: buyerName,
    familyEmail: buyerEmail,
    text: below.filter((line) => line !== dates).join('\n'),
    internalNote: `Bestilling ${number}${message ? `. ${message}` : ''}`.slice(0, mostNote),
  }
}
