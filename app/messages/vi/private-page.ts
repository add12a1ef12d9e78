import { plural } from "~/messages/plural";

export const pageName = (reference: string) => `Yêu cầu ${reference}`;
export const titleWithErrors = (title: string) => `Lỗi: ${title}`;
export const description = "Yêu cầu của quý khách: tình trạng, tin nhắn, tệp và buổi hẹn.";

export const progress = "Tình trạng yêu cầu";
export const stages = {
  new: "Đã nhận",
  "in-review": "Đang xem xét",
  quoted: "Đã báo giá",
  scheduled: "Đã xếp hẹn",
  done: "Hoàn tất",
  declined: "Không nhận",
  canceled: "Đã hủy",
};
export const acceptedStage = "Đã chấp nhận báo giá";
export const stageState = { past: "Đã xong", current: "Hiện tại", next: "Chưa đến" };

export const headings = {
  "in-review": "Chúng\u00a0tôi đang xem\u00a0xét yêu\u00a0cầu",
  quoted: "Đã có báo\u00a0giá",
  scheduled: "Buổi\u00a0hẹn đã được xếp",
  done: "Dự\u00a0án đã hoàn\u00a0tất",
  declined: "Chúng\u00a0tôi không thể nhận dự\u00a0án này",
  canceled: "Yêu\u00a0cầu này đã được hủy",
};
export const quoteAcceptedHeading = "Quý\u00a0khách đã chấp\u00a0nhận báo\u00a0giá";
export const quoteExpiredHeading = "Báo\u00a0giá đã hết\u00a0hạn";
export const visitOverHeading = "Buổi\u00a0hẹn đã xong";

export const next = {
  review:
    "Chúng tôi đang kiểm tra phạm vi công việc, tệp và ngày. Quý khách sẽ nhận được báo giá hoặc câu hỏi từ chúng tôi.",
  answer: "Chúng tôi đã nhắn tin và cần câu trả lời của quý khách trước khi tiếp tục.",
  quoted: (day: string) =>
    `Xin chấp nhận hoặc từ chối chậm nhất ngày ${day}. Cần hỏi thêm? Nhắn tin cho chúng tôi bên dưới.`,
  accepted: "Chúng tôi sẽ báo cho quý khách về bước tiếp theo, qua email và trên trang này.",
  expired: (day: string) =>
    `Báo giá bên dưới đã hết hạn ngày ${day}. Nhắn tin cho chúng tôi nếu quý khách muốn báo giá mới.`,
  scheduled: "Xin bố trí người mở cửa cho chúng tôi.",
  scheduledSoon: "Chúng tôi sẽ gửi ngày giờ của buổi hẹn.",
  visitOver: "Chúng tôi đang xử lý kết quả và sẽ báo cho quý khách khi hoàn tất.",
  done: "Công việc của chúng tôi đã hoàn tất. Nhắn tin cho chúng tôi nếu còn thiếu gì.",
  declined: "Chúng tôi rất tiếc. Nhắn tin cho chúng tôi nếu dự án có thay đổi.",
  canceled: "Không cần làm gì thêm. Nhắn tin cho chúng tôi nếu đây là nhầm lẫn.",
};
export const closesOn = (day: string) => `Trang này dùng được đến ngày ${day}.`;

export const notAdded = plural({ other: "# tệp chưa được thêm" });
export const sendAnotherWay = plural({
  other: "Thêm lại <files>ở mục “Tệp”</files>, hoặc gửi tệp qua email đến <email></email> kèm mã yêu cầu.",
});

export const mailLate = "Email của chúng\u00a0tôi hiện đến chậm";
export const mailLateAdvice =
  "Không có gì bị mất. Lưu địa chỉ trang này: quý khách theo dõi yêu cầu tại đây, không cần chờ email của chúng tôi.";

export const mailFailed = (email: string) => `Chúng\u00a0tôi không gửi được email đến ${email}`;
export const mailFailedAdvice =
  "Không có gì bị mất. Lưu địa chỉ trang này: quý khách theo dõi yêu cầu tại đây. Nếu địa chỉ email sai, nhắn tin cho chúng tôi bên dưới.";

export const keepLink =
  "Đây là trang riêng. Lưu địa chỉ trang, và chỉ chia sẻ với người quý khách tin tưởng. Nếu mất địa chỉ, <find>tra cứu yêu cầu</find> bằng mã yêu cầu và email.";
export const questions = "Cần hỏi thêm?";
export const call = {
  byPhone: "Gọi <phone></phone> hoặc gửi email đến <email></email>.",
  byEmail: "Gửi email đến <email></email>.",
};
export const callToBeSure = {
  byPhone: "Cần gấp? Gọi <phone></phone> và cho biết mã yêu cầu. Đó là cách nhanh nhất để có ngày hẹn.",
  byEmail:
    "Cần gấp? Gửi email đến <email></email> và cho biết mã yêu cầu. Đó là cách nhanh nhất để có ngày hẹn.",
};

export const quote = {
  heading: (number: number) => `Báo\u00a0giá ${number}`,
  for: "Hạng mục",
  quantity: "Số lượng",
  price: "Đơn giá",
  amount: "Thành tiền",
  total: "Tổng cộng",
  times: (quantity: string, price: string) => `${quantity} × ${price}`,
  caption: (number: number) => `Các hạng mục của báo giá ${number}`,
  validUntil: (day: string) => `Có hiệu lực đến hết ngày ${day}`,
  validThrough: "Hiệu lực đến hết ngày",
  terms: "Về báo\u00a0giá này",
  note: "Ghi chú",
  states: {
    sent: "Đang chờ trả lời",
    accepted: "Đã chấp nhận",
    declined: "Đã từ chối",
    withdrawn: "Đã rút lại",
    expired: "Đã hết hạn",
  },
  acceptedOn: (day: string) => `Quý khách đã chấp nhận báo giá này ngày ${day}.`,
  declinedOn: (day: string) => `Quý khách đã từ chối báo giá này ngày ${day}.`,
  withdrawnOn: (day: string) => `Chúng tôi đã rút lại báo giá này ngày ${day}.`,
  canceledOn: (day: string) => `Báo giá này hết hiệu lực ngày ${day}, khi quý khách hủy yêu cầu.`,
  expiredOn: (day: string) => `Báo giá này đã hết hạn ngày ${day}.`,
  accept: "Chấp\u00a0nhận báo\u00a0giá này",
  decline: "Từ\u00a0chối",
  content: "Nội\u00a0dung báo\u00a0giá này",
  earlier: "Các báo\u00a0giá trước",
};

export const visit = {
  heading: "Buổi\u00a0hẹn",
  headingOfSeveral: "Các buổi\u00a0hẹn",
  who: "Người đến",
  team: "Đội ngũ của chúng tôi",
  place: "Địa điểm",
  calendar: "Thêm vào lịch",
  canceled: (time: string) => `Buổi hẹn này đã được hủy: ${time}.`,
  canceledAdvice:
    "Chúng tôi sẽ đề xuất ngày khác tại đây và qua email. Quý khách cũng có thể đề nghị ngày khác.",
  canceledOnSheet: (time: string) => `Đã hủy: ${time}`,
  requested: (time: string) =>
    `Quý khách đã đề nghị: ${time}. Lịch chỉ thay đổi khi chúng tôi xác nhận tại đây và qua email.`,
};

export const messages = {
  heading: "Tin\u00a0nhắn",
  none: "Chưa có tin nhắn. Tin nhắn viết ở đây được gửi thẳng đến những người xử lý yêu cầu.",
  older: "Các tin nhắn cũ hơn không hiện ở đây. Liên lạc với chúng tôi nếu cần.",
  you: "Quý khách",
  kinds: {
    message: "",
    "date-request": "đã đề nghị ngày khác",
    "quote-declined": "đã từ chối báo giá",
    cancellation: "đã hủy yêu cầu",
  },
  proposed: (time: string) => `Ngày đề nghị: ${time}`,
};

export const files = {
  heading: "Tệp",
  count: plural({ other: "# tệp" }),
  none: "Chưa có tệp.",
  download: "Tải\u00a0xuống",
  downloadFile: (name: string) => `Tải\u00a0xuống ${name}`,
  unknown: "Không tìm thấy tệp này. Mở lại yêu cầu và tải tệp xuống từ đó.",
};

export const answers = {
  heading: "Nội\u00a0dung quý\u00a0khách đã cung\u00a0cấp",
  optional: "Các câu hỏi để trống không được liệt kê.",
};

export const unknown = {
  title: "Đường\u00a0dẫn này không mở được yêu\u00a0cầu nào",
  lead: "Có thể đường dẫn chưa đầy đủ, hoặc chúng tôi đã thay bằng đường dẫn mới. Đường dẫn cũng hết hiệu lực 90 ngày sau khi yêu cầu được đóng.",
  find: "Tra\u00a0cứu yêu\u00a0cầu",
  tooMany: "Quá nhiều đường\u00a0dẫn không dùng được",
  tooManyAdvice: (wait: string) =>
    `Mạng này đã thử quá nhiều địa chỉ không mở được yêu cầu nào. Thử lại sau ${wait}, hoặc liên lạc với chúng tôi.`,
};

export const confirmationTitle = "Đã nhận yêu cầu";
export const confirmationSaved = "Đã lưu yêu\u00a0cầu và tệp";
export const confirmationHeading = "Chúng\u00a0tôi đã nhận được yêu\u00a0cầu";
export const confirmationSavedWithoutFiles = plural({
  other: "Đã lưu yêu\u00a0cầu. # tệp chưa được thêm",
});
export const confirmationEmailed = (email: string) =>
  `Chúng tôi đang gửi đường dẫn của trang này đến ${email}.`;
export const confirmationNotEmailed = "Lưu địa chỉ trang này. Quý khách theo dõi yêu cầu tại đây.";
export const confirmationWrongAddress = {
  byPhone: "Địa chỉ sai? Gọi <phone></phone>.",
  byEmail: "Địa chỉ sai? Gửi email đến <email></email>.",
};
export const confirmationReference = "Mã yêu cầu";

export const confirmationAnother = "Đặt lịch\u00a0hẹn khác";

export const confirmationNextHeading = "Bước tiếp\u00a0theo";
export const confirmationRead =
  "<lead>Chúng tôi đọc yêu cầu.</lead> Một nhân viên kiểm tra phạm vi công việc, tệp và ngày.";
export const confirmationAnswer =
  "<lead>Chúng tôi trả lời tại đây và qua email,</lead> bằng câu hỏi, hoặc báo giá mà quý khách có thể chấp nhận.";
export const confirmationScan =
  "<lead>Chúng tôi quét 3D.</lead> Chúng tôi kiểm tra mọi bản quét trước khi về.";

export const lookupTitle = "Tra\u00a0cứu yêu\u00a0cầu";
export const lookupDescription =
  "Nhập mã yêu cầu và email để nhận đường dẫn đến yêu cầu: tình trạng, báo giá, buổi hẹn và tin nhắn.";
export const lookupLead =
  "Chúng tôi sẽ gửi qua email đường dẫn đến trang yêu cầu, với tình trạng, tin nhắn và tệp.";
export const lookupReference = "Mã yêu cầu";
export const lookupReferenceHint =
  "8 chữ cái và chữ số, ví dụ K7MD-3R4F. Mã có trong email đầu tiên của chúng tôi.";
export const lookupEmail = "Email";
export const lookupEmailHint = "Địa chỉ đã ghi trong yêu cầu.";
export const lookupSend = "Gửi đường\u00a0dẫn qua email";
export const lookupHelp = {
  byPhone: "Không có mã yêu cầu? Gọi <phone></phone>, chúng tôi sẽ tìm giúp.",
  byEmail: "Không có mã yêu cầu? Gửi email đến <email></email>, chúng tôi sẽ tìm giúp.",
};

export const lookupSent = "Kiểm\u00a0tra email";
export const lookupSentAdvice =
  "Nếu có yêu cầu khớp mã và email này, đường dẫn sẽ được gửi đến địa chỉ đó. Thường mất vài phút, và lâu hơn khi có nhiều yêu cầu.";

export const lookupErrors = {
  reference: {
    missing: "Nhập mã yêu cầu",
    format: "Nhập mã yêu cầu gồm 8 chữ cái và chữ số, ví dụ K7MD-3R4F",
    unused: (characters: string) =>
      `Mã yêu cầu không bao giờ có ${characters}. Sao chép mã từ email đầu tiên của chúng tôi.`,
  },
};
export const lookupTooMany = "Mạng này đã gửi quá nhiều yêu\u00a0cầu";
export const lookupTooManyAdvice = (wait: string) => `Chờ ${wait} rồi thử lại, hoặc liên lạc với chúng tôi.`;
