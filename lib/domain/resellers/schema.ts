export type ResellerRole = 'owner' | 'colleague'

/** A company's details, in its application and its profile. */
export type CompanyView = {
  companyName: string
  cvr: string
  contactName: string
  email: string
  phone: string
  address: string
  postcode: string
  city: string
  website: string | null
}

/** A reseller as its own accounts see it. `approvedAt` is ISO 8601 in UTC. */
export type ResellerView = CompanyView & {
  id: string
  approvedAt: string
  /** The caller's role. */
  role: ResellerRole
}
