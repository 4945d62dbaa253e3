import type { UseFormRegisterReturn } from 'react-hook-form'

/** A field of a form as the form library binds it, with what it shows before the script has come. */
export type BoundField = UseFormRegisterReturn & { defaultValue: string | undefined; error: string | undefined }
