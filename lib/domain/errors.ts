import 'server-only'
import { AccountDeskError } from '@/lib/domain/account-desk/errors'
import { AccountError } from '@/lib/domain/accounts/errors'
import { ApprovalError } from '@/lib/domain/approvals/errors'
import { ArtworkError } from '@/lib/domain/artwork/errors'
import { BillingError } from '@/lib/domain/billing/errors'
import { BookkeepingError } from '@/lib/domain/bookkeeping/errors'
import { CeremonyError } from '@/lib/domain/ceremonies/errors'
import { CodeDeskError } from '@/lib/domain/code-desk/errors'
import { ContributionError } from '@/lib/domain/contributions/errors'
import { ExportError } from '@/lib/domain/exports/errors'
import { TreeError } from '@/lib/domain/family-tree/errors'
import { InvoiceError } from '@/lib/domain/invoices/errors'
import { MadeWorkError } from '@/lib/domain/made-works/errors'
import { MediaError } from '@/lib/domain/media/errors'
import { MemberError } from '@/lib/domain/members/errors'
import { MemorialError } from '@/lib/domain/memorials/errors'
import { MovingGreetingError } from '@/lib/domain/moving-greetings/errors'
import { MusicError } from '@/lib/domain/music/errors'
import { PackageError } from '@/lib/domain/packages/errors'
import { PaymentError } from '@/lib/domain/payments/errors'
import { PicturesError } from '@/lib/domain/pictures/errors'
import { MotionError } from '@/lib/domain/portrait-motion/errors'
import { PrivacyError } from '@/lib/domain/privacy/errors'
import { ProductionError } from '@/lib/domain/production/errors'
import { ProofSheetError } from '@/lib/domain/proof-sheets/errors'
import { QrCodeError } from '@/lib/domain/qr-codes/errors'
import { ReportError } from '@/lib/domain/reports/errors'
import { ResellerError } from '@/lib/domain/resellers/errors'
import { SetAsideJobError } from '@/lib/domain/set-aside-jobs/errors'
import { ShopOrderError } from '@/lib/domain/shop-orders/errors'
import { SongError } from '@/lib/domain/songs/errors'
import { StoneError } from '@/lib/domain/stones/errors'
import { StorageUseError } from '@/lib/domain/storage-use/errors'
import { SubscriptionError } from '@/lib/domain/subscriptions/errors'
import { SupportError } from '@/lib/domain/support/errors'
import { TimelineError } from '@/lib/domain/timeline/errors'
import { TreeDrawingError } from '@/lib/domain/tree-drawing/errors'
import { TreeFileError } from '@/lib/domain/tree-files/errors'
import { TreeLinkError } from '@/lib/domain/tree-links/errors'
import { type ErrorRow, serverErrors } from '@/lib/server/errors'

type Rows = Readonly<Record<string, ErrorRow>>

/** The tables; where a second table repeats a code, that code replaces the table. */
type Apart<Tables extends readonly Rows[], Seen = never> = Tables extends readonly [
  infer First extends Rows,
  ...infer Rest extends Rows[],
]
  ? [keyof First & Seen] extends [never]
    ? [First, ...Apart<Rest, Seen | keyof First>]
    : [{ twice: keyof First & Seen }, ...Rest]
  : []

/** Returns the tables; two with a common code do not compile. */
export const apart = <Tables extends Rows[]>(...tables: Tables & Apart<Tables>): Tables => tables

const tables = apart(
  serverErrors,
  AccountDeskError.rows,
  AccountError.rows,
  ApprovalError.rows,
  ArtworkError.rows,
  BillingError.rows,
  BookkeepingError.rows,
  CeremonyError.rows,
  CodeDeskError.rows,
  ContributionError.rows,
  ExportError.rows,
  InvoiceError.rows,
  MadeWorkError.rows,
  MediaError.rows,
  MemberError.rows,
  MemorialError.rows,
  MovingGreetingError.rows,
  MusicError.rows,
  PackageError.rows,
  PaymentError.rows,
  PicturesError.rows,
  MotionError.rows,
  PrivacyError.rows,
  ProductionError.rows,
  ProofSheetError.rows,
  QrCodeError.rows,
  ReportError.rows,
  ResellerError.rows,
  SetAsideJobError.rows,
  ShopOrderError.rows,
  SongError.rows,
  StoneError.rows,
  StorageUseError.rows,
  SubscriptionError.rows,
  SupportError.rows,
  TimelineError.rows,
  TreeError.rows,
  TreeDrawingError.rows,
  TreeFileError.rows,
  TreeLinkError.rows,
)

type CodeOf<Table> = Table extends Rows ? keyof Table : never
/** Every code; each belongs to one concept. */
export type ErrorCode = CodeOf<(typeof tables)[number]>

const rows: ReadonlyMap<string, ErrorRow> = new Map(tables.flatMap((table) => Object.entries<ErrorRow>(table)))

/** The status and sentence of any concept's code; undefined for an unknown one. */
export function findErrorRow(code: string): ErrorRow | undefined {
  return rows.get(code)
}
