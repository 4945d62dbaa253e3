import type { Sorting } from '@/components/admin/sort-header'
import { MailTable } from '@/components/notifications/mail-table'
import { Button } from '@/components/ui/button'
import { mailListTexts } from '@/lib/domain/notifications/mail-list-copy'
import type { MailSort } from '@/lib/domain/notifications/mail-list-schema'
import type { MailSummary } from '@/lib/domain/notifications/schema'

/** Mails of which those that are ticked are sent again or dropped. */
export function ChosenMailsForm({ mails, sorting }: { mails: MailSummary[]; sorting: Sorting<MailSort> }) {
  return (
    <form action="/api/admin/mails/resend" method="post" className="space-y-5">
      <MailTable mails={mails} sorting={sorting} isChosenFrom />
      {mails.some(({ status }) => status !== 'sent') && (
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{mailListTexts.sendAgain}</Button>
          <Button type="submit" variant="outline" formAction="/api/admin/mails/drop">
            {mailListTexts.drop}
          </Button>
        </div>
      )}
    </form>
  )
}
