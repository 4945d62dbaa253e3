export type ResellerRole = 'owner' | 'colleague'

/** What is known of a company, in its application as in its profile. */
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

/** A company that sells stones with our codes, as its own accounts see it. `approvedAt` is ISO 8601 in UTC. */
export type ResellerView = CompanyView & {
  id: string
  approvedAt: string
  /** What the asking account is in it. */
  role: ResellerRole
}
