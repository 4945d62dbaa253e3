import 'server-only'
import { adminInvoicePath } from '@/lib/domain/invoices/admin-paths'
import { canManageMoney } from '@/lib/domain/payments/policy'
import { nothing } from '@/lib/server/command'

/** What the console's commands about one invoice have in common: who may, with the password, and the page they return to. */
export const onInvoice = (formName: string) =>
  ({
    session: 'required',
    confirms: true,
    load: nothing,
    authorize: canManageMoney,
    form: {
      name: formName,
      done: (_: unknown, { id }: { id?: string }) => adminInvoicePath(id),
      back: ({ id }: { id?: string }) => adminInvoicePath(id),
    },
  }) as const
