import { plural } from "~/messages/plural";

export const message = {
  label: "Nhắn tin cho chúng tôi",
  hint: "Chỉ những người xử lý yêu cầu này đọc được. Tối đa 4.000 ký tự.",
  send: "Gửi tin\u00a0nhắn",
  sent: "Tin\u00a0nhắn đã được gửi",
  sentAdvice: "Chúng tôi sẽ trả lời tại đây và qua email.",
  full: "Trang này không nhận thêm tin\u00a0nhắn được nữa",
  fullAdvice: {
    byPhone: (phone: string) => `Thay vào đó, gọi ${phone}.`,
    byEmail: (email: string) => `Thay vào đó, gửi email đến ${email}.`,
  },
};

export const file = {
  label: "Thêm tệp (tối đa 15\u00a0MB mỗi tệp)",
  hint: (limit: number) =>
    `Tổng cộng tối đa ${limit} tệp. Ảnh, PDF, Office, CAD, BIM, đám mây điểm và video.`,
  send: "Thêm tệp",
  sent: plural({ other: "Đã thêm # tệp" }),
  none: "Chọn tệp trước",
  notSent: (name: string) => `Không gửi được ${name}. Kiểm tra kết nối, rồi bấm lại “Thêm tệp”.`,
  known: "Các tệp này đã được gửi trước đó",
  tooMany: (name: string, limit: number) =>
    `${name} chưa được thêm. Một yêu cầu có thể có ${limit} tệp. Gộp nhiều tệp thành một tệp ZIP, hoặc gửi qua email cho chúng tôi.`,
};

export const date = {
  open: "Đề\u00a0nghị ngày khác",
  lead: "Buổi hẹn giữ nguyên cho đến khi chúng tôi xác nhận ngày mới.",
  leadWithoutVisit: "Chúng tôi sẽ xác nhận ngày với quý khách trước khi đến.",
  label: "Ngày giờ mong muốn",
  hint: "Giờ Thái Bình Dương.",
  text: "Chúng tôi cần biết thêm điều gì?",
  send: "Gửi ngày",
  sent: "Chúng\u00a0tôi đã nhận ngày đề\u00a0nghị",
  sentAdvice: "Chúng tôi sẽ kiểm tra và trả lời tại đây và qua email.",
};

export const accept = {
  title: (number: number, total: string) => `Chấp\u00a0nhận báo\u00a0giá ${number} với giá ${total}?`,
  lead: "Khi chấp nhận, quý khách đặt công việc này với giá này.",
  send: "Chấp\u00a0nhận báo\u00a0giá",
  sent: "Cảm\u00a0ơn quý\u00a0khách",
  sentAdvice: "Chúng tôi đã báo cho những người xử lý yêu cầu này.",
};

export const decline = {
  title: (number: number) => `Từ\u00a0chối báo\u00a0giá ${number}?`,
  lead: "Yêu cầu vẫn mở, và chúng tôi có thể gửi báo giá khác.",
  text: "Cần thay đổi điều gì?",
  send: "Từ\u00a0chối báo\u00a0giá",
  sent: "Quý\u00a0khách đã từ\u00a0chối báo\u00a0giá",
  sentAdvice: "Chúng tôi sẽ đọc ý kiến của quý khách và trả lời.",
};

export const cancel = {
  open: "Hủy yêu\u00a0cầu này",
  title: "Hủy yêu\u00a0cầu này?",
  lead: "Chúng tôi sẽ ngừng xử lý. Nếu đã có buổi hẹn, sẽ không ai đến. Báo giá chưa được trả lời sẽ hết hiệu lực.",
  text: "Vì sao quý khách hủy?",
  send: "Hủy yêu\u00a0cầu",
  sent: "Yêu\u00a0cầu đã được hủy",
  sentAdvice: "Chúng tôi đã báo cho mọi người đang xử lý yêu cầu này.",
  tooLate: "Đã quá trễ để hủy tại đây",
  tooLateAdvice: {
    byPhone: "Buổi hẹn đã quá gần nên không hủy được tại đây. Gọi <phone></phone>, chúng tôi sẽ thu xếp.",
    byEmail:
      "Buổi hẹn đã quá gần nên không hủy được tại đây. Gửi email đến <email></email>, chúng tôi sẽ thu xếp.",
  },
  tooLateContact: {
    byPhone: (phone: string) => `Buổi hẹn đã quá gần. Gọi ${phone}, chúng tôi sẽ thu xếp.`,
    byEmail: (email: string) => `Buổi hẹn đã quá gần. Gửi email đến ${email}, chúng tôi sẽ thu xếp.`,
  },
};

export const goBack = "Quay\u00a0lại";

export const quoteGone = {
  accepted: (day: string) => `Quý khách đã chấp nhận báo giá này ngày ${day}`,
  declined: (day: string) => `Quý khách đã từ chối báo giá này ngày ${day}`,
  withdrawn: (day: string) => `Chúng tôi đã rút lại báo giá này ngày ${day}`,
  replaced: (day: string) => `Chúng tôi đã thay báo giá này bằng báo giá khác ngày ${day}`,
  expired: (day: string) => `Báo giá này đã hết hạn ngày ${day}`,
  missing: "Báo giá này không còn nữa",
};
export const quoteGoneAdvice = "Không có gì thay đổi. Nhắn tin cho chúng tôi nếu quý khách muốn báo giá mới.";
export const quoteReplacedAdvice = "Không có gì thay đổi. Xem báo giá mới rồi trả lời.";
export const closed = {
  done: "Yêu cầu này đã hoàn tất trước đó",
  declined: "Chúng tôi đã không nhận yêu cầu này",
  canceled: "Yêu cầu này đã được hủy trước đó",
};
export const closedAdvice = "Không có gì thay đổi. Quý khách vẫn có thể nhắn tin cho chúng tôi bên dưới.";

export const notSent = "Nội\u00a0dung chưa được gửi";
export const tooManyPosts = "Mạng này đã gửi quá nhiều biểu\u00a0mẫu";
export const tooManyPostsAdvice = (wait: string) =>
  `Nội dung vừa nhập vẫn còn ở đây. Thử lại sau ${wait}, hoặc liên lạc với chúng tôi.`;
