/** Forms of this concept, as their pages know them. */
export const paymentFormName = 'betaling'
export const refundFormName = 'betal-tilbage'
export const differenceFormName = 'forskel'
export const portalFormName = 'betalingskort'
