import type { TimeBucket } from '@/lib/shared/time-buckets'

/** Codes by place: with the reseller, handed over and not claimed, in use, out of use. */
export type StockFigures = { stock: number; handedOver: number; inUse: number; outOfUse: number }

/** Codes handed over in a month. */
export type MonthCount = TimeBucket & { count: number }
