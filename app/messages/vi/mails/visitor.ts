export const received = {
  subject: (reference: string) => `Đã nhận yêu cầu ${reference}`,
  paragraphs: [
    "Cảm ơn quý khách đã gửi yêu cầu.",
    "Chưa có gì được chốt. Chúng tôi sẽ gửi câu hỏi hoặc báo giá trên trang yêu cầu, kèm một email báo tin.",
  ],
};

export const reminder = {
  subject: (reference: string) => `Nhắc buổi hẹn: ${reference}`,
  text: "Đây là thư nhắc về buổi hẹn. Xin bố trí người mở cửa cho chúng tôi. Nếu giờ hẹn không còn phù hợp, quý khách có thể liên lạc với chúng tôi hoặc đề nghị ngày khác trên trang yêu cầu.",
};

export const message = { subject: (reference: string) => `Tin nhắn về yêu cầu ${reference}` };

export const quote = {
  subject: (reference: string) => `Báo giá cho yêu cầu ${reference}`,
  text: "Báo giá đã sẵn sàng. Quý khách có thể chấp nhận hoặc từ chối trên trang yêu cầu, và hỏi chúng tôi bất cứ điều gì tại đó.",
  number: "Báo giá",
  amount: (quantity: string, price: string, amount: string) => `${quantity} × ${price} = ${amount}`,
  total: "Tổng cộng",
  validUntil: "Hiệu lực đến hết ngày",
  replaces: "Thay cho",
  replaced: (number: number, total: string) => `Báo giá ${number}, ${total}, đã được rút lại`,
  withdrawn: "Báo giá đã rút lại",
  by: "Người trả lời",
};
export const linkRenewed = {
  subject: (reference: string) => `Đường dẫn mới đến yêu cầu ${reference}`,
  text: "Trang yêu cầu có đường dẫn mới, và đường dẫn trong các email trước của chúng tôi không còn dùng được. Xin dùng đường dẫn trong email này.",
};
export const quoteReminder = {
  subject: (reference: string) => `Báo giá sắp hết hạn: ${reference}`,
  text: "Báo giá vẫn còn hiệu lực, nhưng không còn lâu nữa. Quý khách có thể chấp nhận hoặc từ chối trên trang yêu cầu, hoặc hỏi chúng tôi bất cứ điều gì tại đó.",
};
export const quoteAccepted = {
  subject: (number: number, reference: string) => `Quý khách đã chấp nhận báo giá ${number}: ${reference}`,
  text: "Quý khách đã chấp nhận báo giá của chúng tôi và đặt công việc này với giá này. Xin giữ email này để lưu hồ sơ. Trang yêu cầu cho biết bước tiếp theo.",
  on: "Đã chấp nhận",
};
export const acceptedHow = {
  phone: (day: string) => `ngày ${day}, qua điện thoại`,
  paper: (day: string) => `ngày ${day}, bằng văn bản`,
  person: (day: string) => `ngày ${day}, trực tiếp`,
};
export const quoteDeclined = {
  subject: (number: number, reference: string) => `Quý khách đã từ chối báo giá ${number}: ${reference}`,
  text: "Quý khách đã từ chối báo giá của chúng tôi, nên không có công việc nào được đặt. Nếu muốn báo giá khác, quý khách có thể nhắn tin cho chúng tôi trên trang yêu cầu.",
  on: "Đã từ chối",
};
export const quoteWithdrawn = {
  subject: (reference: string) => `Báo giá đã được rút lại: ${reference}`,
  text: "Chúng tôi đã phải rút lại báo giá, nên quý khách không thể chấp nhận báo giá này nữa. Chúng tôi sẽ báo cho quý khách về bước tiếp theo.",
};

export const scheduled = {
  subject: (reference: string) => `Buổi hẹn đã được xác nhận: ${reference}`,
  text: "Chúng tôi đã xếp buổi hẹn. Xin bố trí người mở cửa cho chúng tôi. Nếu giờ hẹn không phù hợp, quý khách có thể đề nghị ngày khác trên trang yêu cầu.",
};
export const moved = {
  subject: (reference: string) => `Buổi hẹn có giờ mới: ${reference}`,
  text: "Chúng tôi đã thay đổi buổi hẹn. Nếu giờ hẹn không phù hợp, quý khách có thể đề nghị ngày khác trên trang yêu cầu.",
};
export const changed = { subject: (reference: string) => `Buổi hẹn có thay đổi: ${reference}` };
export const otherPerson = (name: string) => `${name} sẽ đến buổi hẹn. Thời gian và địa điểm giữ nguyên.`;
export const visitCanceled = {
  subject: (reference: string) => `Buổi hẹn đã được hủy: ${reference}`,
  text: "Chúng tôi đã phải hủy buổi hẹn. Chúng tôi sẽ đề xuất ngày khác, và quý khách có thể đề nghị ngày khác trên trang yêu cầu.",
};
export const visitCanceledAlone = {
  subject: visitCanceled.subject,
  text: "Buổi hẹn đã được hủy. Trang yêu cầu cho biết bước tiếp theo.",
};
export const takenBack = {
  subject: "Xin bỏ qua các email trước của chúng tôi",
  text: "Chúng tôi đã gửi nhầm cho quý khách email về một buổi hẹn của người khác. Tệp đính kèm sẽ xóa buổi hẹn khỏi lịch của quý khách. Chúng tôi sẽ không gửi thêm email về buổi hẹn này.",
};
export const visit = {
  when: "Thời gian",
  length: "Thời lượng",
  who: "Người đến",
  team: "Đội ngũ của chúng tôi",
  place: "Địa điểm",
  prepare: "Cách chuẩn bị",
  checklist: "Danh sách chuẩn bị",
  canceled: "Buổi hẹn đã hủy",
};

export const inReview = {
  subject: (reference: string) => `Chúng tôi đang xử lý yêu cầu ${reference}`,
  text: "Chúng tôi đang xem xét yêu cầu. Tiếp theo, quý khách sẽ nhận được câu hỏi hoặc báo giá từ chúng tôi.",
};
export const declined = {
  subject: (reference: string) => `Về yêu cầu ${reference}`,
  text: "Cảm ơn quý khách đã liên lạc với chúng tôi. Rất tiếc, chúng tôi không thể nhận dự án này.",
};
export const canceled = {
  subject: (reference: string) => `Yêu cầu ${reference} đã được hủy`,
  text: "Yêu cầu đã được hủy. Nếu đây là nhầm lẫn, xin nhắn tin cho chúng tôi trên trang yêu cầu.",
};
export const canceledByVisitor =
  "Quý khách đã hủy yêu cầu. Không cần làm gì thêm. Nếu đổi ý, quý khách có thể nhắn tin cho chúng tôi.";
export const delivered = {
  subject: (reference: string) => `Kết quả đã sẵn sàng: ${reference}`,
  text: "Kết quả của quý khách đã sẵn sàng. Quý khách có thể xem và tải xuống trên trang yêu cầu.",
  results: "Kết quả",
};
export const done = {
  subject: (reference: string) => `Dự án đã hoàn tất: ${reference}`,
  text: "Công việc cho yêu cầu này đã hoàn tất. Cảm ơn quý khách đã chọn chúng tôi. Nếu còn thiếu gì, xin nhắn tin cho chúng tôi trên trang yêu cầu.",
};

export const resultsEnding = {
  subject: (reference: string) => `Sắp hết hạn tải kết quả: ${reference}`,
  text: (day: string) =>
    `Kết quả của quý khách ở trên trang yêu cầu đến hết ngày ${day}. Xin tải xuống những gì cần giữ trước ngày đó. Nhắn tin cho chúng tôi trên trang đó nếu cần thêm thời gian.`,
};

export const privatePageLink = {
  subject: (reference: string) => `Đường dẫn đến yêu cầu ${reference}`,
  paragraphs: [
    "Quý khách (hoặc một người khác) vừa xin đường dẫn đến yêu cầu này.",
    "Ai có đường dẫn này đều xem được yêu cầu, nên xin giữ riêng cho mình.",
  ],
  open: "Mở yêu\u00a0cầu",
};

export const draftLink = {
  subject: "Tiếp tục yêu cầu",
  text: [
    "Dùng đường dẫn này để tiếp tục yêu cầu trên bất kỳ thiết bị nào. Ai có đường dẫn đều xem được nội dung đã nhập, nên xin đừng chuyển tiếp email này.",
    "Nếu không phải quý khách yêu cầu, có thể bỏ qua email này.",
  ],
  other:
    "Có thể người khác đã bắt đầu yêu cầu này và nhập địa chỉ của quý khách. Nếu không biết về yêu cầu này, đừng tiếp tục.",
  keptUntil: "Lưu đến ngày",
  open: "Tiếp\u00a0tục yêu\u00a0cầu",
};
