export const confirmation = "Đã nhận yêu\u00a0cầu";
export const jobSheet = "Phiếu công\u00a0việc";
export const reference = "Mã yêu cầu";
export const referenceCode = "Mã QR của mã yêu cầu";
export const bookingCode = "Mã QR để mở yêu cầu này";

export const files = "Tệp";
export const when = "Thời gian";
export const noFiles = "Không có";
export const consents = "Sự đồng\u00a0ý";
export const received = "Đã nhận";
export const siteNotes = "Ghi\u00a0chú hiện\u00a0trường";
export const signatures = ["Giờ đến", "Giờ về", "Ngày", "Chữ ký"];

export const sheetStatus = {
  requested:
    "Đây là yêu cầu, chưa phải cam kết. Chúng tôi sẽ xác nhận ngày, phạm vi công việc và giá trước khi đến.",
  offered: "Đây là báo giá, chưa phải đơn đặt. Quý khách có thể chấp nhận báo giá này trên trang yêu cầu.",
  ordered: (accepted: string, total: string) => `${accepted} Tổng cộng: ${total}.`,
  scheduled: "Buổi hẹn này đã được xác nhận.",
  done: "Công việc này đã hoàn tất.",
  closed: "Yêu cầu này đã được đóng.",
};
export const questions = {
  byPhone: (phone: string) => `Cần hỏi thêm? Gọi ${phone}.`,
  byEmail: (email: string) => `Cần hỏi thêm? Gửi email đến ${email}.`,
};
export const jobSheetFooter = (reference: string, received: string) =>
  `Phiếu công việc ${reference}, đã nhận: ${received}`;

export const billingHeading = "Thông\u00a0tin hóa\u00a0đơn";
export const billingLegalName = "Bên lập hóa đơn";
export const billingInvoiceAddress = "Địa chỉ";
export const billingTaxId = "Mã số thuế";
