import { TextLink } from '@/components/ui/text-link'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import type { FamilySheetView } from '@/lib/domain/proof-sheets/schema'

/** The data controller for the family's contact details, and where to ask. */
export function SheetPrivacy({ sender: { company, isOperator } }: Pick<FamilySheetView, 'sender'>) {
  const { path, title } = legalDocuments.privacy
  return (
    <section className="mt-10 max-w-measure">
      <h2 className="mb-2 text-xl">Dit navn og din mailadresse</h2>
      <p className="break-words">
        {isOperator
          ? // kept by: docs/operations.md
            'Vi bruger dem kun til tegningen og har selv ansvaret for dem.'
          : `${company} har ansvaret for det navn og den mailadresse, der hører til tegningen. Vi gemmer dem for ${company}.`}{' '}
        Du kan læse, hvordan vi passer på dem, under{' '}
        <TextLink href={path} prefetch={false}>
          {title}
        </TextLink>{' '}
        eller skrive til os under{' '}
        <TextLink href="/contact" prefetch={false}>
          Kontakt
        </TextLink>
        .
      </p>
    </section>
  )
}
