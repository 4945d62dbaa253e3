import type { FormDraftView } from '@/components/form/form-draft'
import { NameInHeading } from '@/components/frame/name-in-heading'
import { ApproveForm } from '@/components/proof-sheets/approve-form'
import { ChangesForm } from '@/components/proof-sheets/changes-form'
import { CutWords } from '@/components/proof-sheets/cut-words'
import { FamilyAnswer } from '@/components/proof-sheets/family-answer'
import { SenderContact } from '@/components/proof-sheets/sender-contact'
import { SheetPrivacy } from '@/components/proof-sheets/sheet-privacy'
import { StoneFacts } from '@/components/proof-sheets/stone-facts'
import { TakenOver } from '@/components/proof-sheets/taken-over'
import { buttonVariants } from '@/components/ui/button-variants'
import { PageBody } from '@/components/ui/page-body'
import { PageHeader } from '@/components/ui/page-header'
import { thingOf } from '@/lib/domain/artwork/copy'
import { comparedWith, sheetName, textCutApart, wordsTitle } from '@/lib/domain/proof-sheets/copy'
import { familySheetCall } from '@/lib/domain/proof-sheets/paths'
import type { FamilySheetView } from '@/lib/domain/proof-sheets/schema'

type Props = { sheet: FamilySheetView; token: string; approval: FormDraftView; changes: FormDraftView }

/** The stone as it will be cut, for the family to review. */
export function FamilySheet({ sheet, token, approval, changes }: Props) {
  const { inscription, life, sender, note, status, version } = sheet
  const isAsked = status === 'sent'
  const call = familySheetCall(token)
  return (
    <PageBody width="page">
      <PageHeader
        title={<NameInHeading name={inscription.name} />}
        intro={`Sådan har ${sender.name} tegnet ${thingOf(sheet)}. Tegning ${sheetName(sheet)}.`}
      />
      <TakenOver sheet={sheet} />
      <FamilyAnswer sheet={sheet} pdf={`${call}/pdf`} />
      {note && isAsked && (
        <blockquote className="mb-10 max-w-measure whitespace-pre-line break-words border-primary border-l-4 pl-5 text-lg">
          {note}
        </blockquote>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-10 lg:grid-cols-2">
        <div>
          <a
            href={`${call}/drawing?v=${version}`}
            className="-mx-4 block bg-stone-200 p-1 sm:mx-0 sm:rounded-2xl sm:p-5"
          >
            <img
              src={`${call}/drawing?v=${version}`}
              alt={`Tegning af ${thingOf(sheet)}: ${inscription.name}, med en QR-kode. Tryk for at se den større`}
              className="mx-auto w-full object-contain lg:max-h-160"
            />
          </a>
          <p className="mt-3 text-muted-foreground">Tryk på tegningen for at se den større.</p>
        </div>
        <div className="space-y-10">
          {!isAsked && <Words sheet={sheet} />}
          <section>
            <h2 className="mb-3 text-xl">Sådan bliver den lavet</h2>
            <StoneFacts facts={life ? [...sheet.facts, [comparedWith, life]] : sheet.facts} />
          </section>
          <p hidden={status === 'approved'}>
            <a href={`${call}/pdf`} className={buttonVariants({ variant: 'outline' })}>
              Hent tegningen som PDF
            </a>
            <span className="mt-2 block text-muted-foreground text-sm">
              Til at udskrive og vise på kirkegården. Koden kan scannes fra papiret.
            </span>
          </p>
        </div>
      </div>
      {isAsked && (
        <div className="mt-14 grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-12 border-border border-t pt-12 lg:grid-cols-2">
          <div className="rounded-2xl bg-card p-5 sm:p-8 lg:col-span-2">
            <Words sheet={sheet} />
          </div>
          <ApproveForm token={token} version={version} familyName={sheet.familyName} draft={approval} />
          <ChangesForm
            token={token}
            version={version}
            familyName={sheet.familyName}
            thing={thingOf(sheet)}
            draft={changes}
          />
        </div>
      )}
      <section className="mt-14 border-border border-t pt-8">
        <h2 className="mb-2 text-xl">Har du spørgsmål?</h2>
        <SenderContact sender={sender} />
      </section>
      <SheetPrivacy sender={sender} />
    </PageBody>
  )
}

/** Every letter, beside the question about them. */
function Words({ sheet: { inscription, options } }: { sheet: FamilySheetView }) {
  return (
    <section>
      <h2 className="mb-3 text-xl">{wordsTitle(inscription)}</h2>
      <CutWords inscription={inscription} options={options} />
      {!inscription.cutsText && <p className="mt-2 text-muted-foreground">{textCutApart}</p>}
    </section>
  )
}
