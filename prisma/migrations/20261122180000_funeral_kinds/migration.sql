-- A church holds burials and cremation services alike, and so does a chapel: each has its own word on the page.
ALTER TYPE "FuneralKind" ADD VALUE 'church_cremation' AFTER 'church';
ALTER TYPE "FuneralKind" ADD VALUE 'chapel_burial' AFTER 'church_cremation';
