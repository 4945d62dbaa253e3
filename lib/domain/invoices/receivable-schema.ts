export const receivableStatuses = ['open', 'paid', 'credited', 'written_off'] as const
export type ReceivableStatus = (typeof receivableStatuses)[number]
