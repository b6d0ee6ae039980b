export {
  copyDeliveries,
  copyKinds,
  DESCRIPTION_MAXIMUM,
  ISSUED_BY_MACHINE,
  POSTAL_ADDRESS_MAXIMUM,
  type CopyDelivery,
  type CopyItem,
  type OrderCopies,
} from './copy-order';
