import type { UserView } from '@/lib/domain/accounts/schema'

/** Who one is signed in as. */
export function AccountFacts({ user }: { user: UserView }) {
  return (
    <dl className="grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-2">
      <Fact label="Navn" value={user.fullName} />
      <Fact label="Brugernavn" value={user.username} />
      <Fact label="Email" value={user.email} />
    </dl>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-muted-foreground text-sm">{label}</dt>
      <dd className="break-words font-semibold">{value}</dd>
    </div>
  )
}
