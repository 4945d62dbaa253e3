import type { Company } from '@/lib/shared/company'

/** The standard form in annex 3 of forbrugeraftaleloven, with the recipient filled in. */
export function WithdrawalForm({ company }: { company: Company }) {
  const { name, address, email } = company
  return (
    <blockquote className="space-y-2 border-border border-l-4 pl-5">
      <p className="font-semibold">Standardfortrydelsesformular</p>
      <p>
        Til {name}, {address}, {email}:
      </p>
      <p>
        Jeg/vi meddeler herved, at jeg/vi ønsker at gøre fortrydelsesretten gældende i forbindelse med min/vores
        købsaftale om levering af følgende tjenesteydelse:
      </p>
      <ul className="list-disc space-y-1 pl-6 marker:text-muted-foreground">
        <li>Bestilt den:</li>
        <li>Forbrugerens navn:</li>
        <li>Forbrugerens adresse:</li>
        <li>Forbrugerens underskrift (kun hvis formularen sendes på papir):</li>
        <li>Dato:</li>
      </ul>
    </blockquote>
  )
}
