import { z } from 'zod';
import { optionalReason } from '../../reasons';

export { REASON_MAXIMUM as REMARK_MAXIMUM } from '../../reasons';

export const remarkDetails = z.object({ remark: optionalReason() });
