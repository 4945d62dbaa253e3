export type ReceivableStatus = 'open' | 'paid' | 'credited' | 'written_off'
