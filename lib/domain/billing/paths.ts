export const pricesPath = '/admin/prices'
export const setPriceAction = '/api/admin/prices'
export const setPriceForm = 'set-price'

/** The form with this item chosen. */
export const newPricePath = (item: string) => `${pricesPath}?vare=${item}#ny-pris`
