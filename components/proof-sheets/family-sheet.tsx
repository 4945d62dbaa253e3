import type { FormDraftView } from '@/components/accounts/form-draft'
import { ApproveForm } from '@/components/proof-sheets/approve-form'
import { ChangesForm } from '@/components/proof-sheets/changes-form'
import { CutWords } from '@/components/proof-sheets/cut-words'
import { SenderContact } from '@/components/proof-sheets/sender-contact'
import { SheetPrivacy } from '@/components/proof-sheets/sheet-privacy'
import { StoneFacts } from '@/components/proof-sheets/stone-facts'
import { buttonVariants } from '@/components/ui/button-variants'
import { Notice } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { PageHeader } from '@/components/ui/page-header'
import { sheetName } from '@/lib/domain/proof-sheets/copy'
import { familySheetCall } from '@/lib/domain/proof-sheets/paths'
import type { FamilySheetView } from '@/lib/domain/proof-sheets/views'
import { formatDate } from '@/lib/shared/danish-time'

type Props = { sheet: FamilySheetView; token: string; approval: FormDraftView; changes: FormDraftView }

/** The stone as it will be cut, for the family to read and to answer. */
export function FamilySheet({ sheet, token, approval, changes }: Props) {
  const { inscription, sender, note, status, version } = sheet
  const call = familySheetCall(token)
  return (
    <PageBody width="page">
      <PageHeader
        title={inscription.name}
        intro={`Sådan har ${sender.name} tegnet stenen. Tegning ${sheetName(sheet)}.`}
      />
      <Answered sheet={sheet} />
      {note && status === 'sent' && (
        <blockquote className="mb-10 max-w-measure whitespace-pre-line break-words border-primary border-l-4 pl-5 text-lg">
          {note}
        </blockquote>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-10 lg:grid-cols-2">
        <img
          src={`${call}/drawing?v=${version}`}
          alt={`Tegning af stenen: ${inscription.name}, med en QR-kode`}
          className="mx-auto max-h-128 w-full rounded-2xl bg-stone-200 object-contain p-5"
        />
        <div className="space-y-10">
          <section>
            <h2 className="mb-3 text-xl">Teksten, bogstav for bogstav</h2>
            <CutWords inscription={inscription} life={sheet.life} />
            {!inscription.cutsText && (
              <p className="mt-2 text-muted-foreground">Teksten hugges for sig selv og er ikke med på tegningen.</p>
            )}
          </section>
          <section>
            <h2 className="mb-3 text-xl">Sådan bliver den lavet</h2>
            <StoneFacts facts={sheet.facts} />
          </section>
          <p>
            <a href={`${call}/pdf`} className={buttonVariants({ variant: 'outline' })}>
              Hent tegningen som PDF
            </a>
            <span className="mt-2 block text-muted-foreground text-sm">
              Til at skrive ud og vise på kirkegården. Koden kan scannes fra papiret.
            </span>
          </p>
        </div>
      </div>
      {status === 'sent' && (
        <div className="mt-14 grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-12 border-border border-t pt-12 lg:grid-cols-2">
          <ApproveForm token={token} version={version} familyName={sheet.familyName} draft={approval} />
          <ChangesForm token={token} version={version} familyName={sheet.familyName} draft={changes} />
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

/** What was answered, for whoever opens the link again. */
function Answered({ sheet: { status, answeredByName, answeredAt, answer } }: { sheet: FamilySheetView }) {
  if (status === 'sent') return null
  const when = answeredAt ? formatDate(new Date(answeredAt)) : ''
  const isApproved = status === 'approved'
  return (
    <Notice
      variant={isApproved ? 'success' : 'info'}
      title={isApproved ? 'Tegningen er godkendt' : 'Tegningen bliver rettet'}
      className="mb-10 max-w-measure"
    >
      {isApproved ? (
        <p>{`${answeredByName} godkendte den ${when}. Sådan bliver stenen.`}</p>
      ) : (
        <>
          <p>{`${answeredByName} skrev ${when}:`}</p>
          <p className="mt-2 whitespace-pre-line break-words">{answer}</p>
          <p className="mt-2">Der kommer en mail, når den nye tegning er klar.</p>
        </>
      )}
    </Notice>
  )
}
