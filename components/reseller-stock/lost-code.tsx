import type { FormDraftView } from '@/components/form/form-draft'
import { ReportLostForm } from '@/components/reseller-stock/report-lost-form'

/** What to do when a plaque or a card is gone before the family took the code. */
export function LostCode({ code, draft }: { code: string; draft: FormDraftView }) {
  return (
    <section>
      <h2 className="text-2xl">Er koden blevet væk?</h2>
      <p className="mt-3 mb-6">
        {/* 1 of 2 kept by: lib/domain/resellers/commands/report-lost-code.test.ts */}
        Så spærrer vi den med det samme, og ingen kan tage den i brug. Vi får besked og skriver til jer.
      </p>
      <ReportLostForm code={code} draft={draft} />
    </section>
  )
}
