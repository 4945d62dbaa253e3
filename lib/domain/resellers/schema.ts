/** A company that sells stones with our codes, as its own account sees it. `approvedAt` is ISO 8601 in UTC. */
export type ResellerView = { id: string; companyName: string; cvr: string; approvedAt: string }
