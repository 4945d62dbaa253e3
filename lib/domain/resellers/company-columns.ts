import type { CompanyView } from '@/lib/domain/resellers/schema'

/** The columns of a `CompanyView`. */
export const companyColumns = {
  companyName: true,
  cvr: true,
  contactName: true,
  email: true,
  phone: true,
  address: true,
  postcode: true,
  city: true,
  website: true,
} as const satisfies Record<keyof CompanyView, true>
