export const title = "Hoàn\u00a0tất sau";
export const description = "Nhận đường dẫn mở lại nội dung đã nhập trên bất kỳ thiết bị nào.";
export const lead = (days: number) =>
  `Chúng tôi sẽ gửi qua email một đường dẫn mở lại nội dung đã nhập trên bất kỳ thiết bị nào. Nội dung được lưu ${days} ngày kể từ lần sửa cuối.`;
export const email = "Email";
export const send = "Gửi đường\u00a0dẫn";
export const back = "Quay lại biểu mẫu";
export const sent = "Kiểm\u00a0tra email";
export const sentAdvice = (email: string) =>
  `Chúng tôi đang gửi đường dẫn đến ${email}. Nếu vài phút nữa chưa nhận được, tìm trong thư rác.`;
export const delayed = "Email của chúng\u00a0tôi hiện đến chậm";
export const delayedAdvice = (email: string) =>
  `Chúng tôi sẽ gửi đường dẫn đến ${email} sớm nhất có thể. Nội dung đã nhập vẫn được lưu: có thể tiếp tục trong trình duyệt này bất cứ lúc nào.`;

export const openTitle = "Tiếp\u00a0tục yêu\u00a0cầu";
export const openText =
  "Nội dung đã lưu sẽ mở trong trình duyệt này, và không thể xem hay sửa ở trình duyệt nào khác nữa. Chỉ tiếp tục trên thiết bị của chính quý khách.";
export const open = "Tiếp\u00a0tục";
export const tooManyAdvice = (wait: string) =>
  `Nội dung đã nhập vẫn được lưu. Mở lại đường dẫn sau ${wait}, hoặc liên lạc với chúng tôi.`;
export const otherTitle = "Quý\u00a0khách muốn tiếp\u00a0tục yêu\u00a0cầu nào?";
export const otherText =
  "Trình duyệt này đã có nội dung của một yêu cầu khác. Nếu chuyển, chỉ có thể mở lại nội dung đó bằng đường dẫn riêng. <link>Gửi đường dẫn đó qua email trước</link>.";
export const openMailed = "Tiếp\u00a0tục yêu\u00a0cầu trong email";
export const keepOther = "Giữ yêu\u00a0cầu trong trình\u00a0duyệt này";

export const movedTitle = "Quý\u00a0khách đã tiếp\u00a0tục ở trình\u00a0duyệt khác";
export const movedText =
  "Yêu cầu này đã được mở bằng đường dẫn trong email của chúng tôi, nên nội dung đã nhập hiện nằm ở trình duyệt kia. Để tiếp tục ở đây, mở đường dẫn đó trong trình duyệt này. Đường dẫn vẫn dùng được.";
export const movedMailLink = "Gửi đường\u00a0dẫn mới qua email";
export const movedLead =
  "Nhập địa chỉ email đã dùng khi tiếp tục. Chúng tôi sẽ gửi đường dẫn mở nội dung đã nhập tại đây.";
export const movedSentAdvice = (email: string) =>
  `Nếu quý khách đã tiếp tục với ${email}, chúng tôi đang gửi đường dẫn đến đó. Nếu vài phút nữa chưa nhận được, tìm trong thư rác.`;
export const notSavedTitle = "Bước này chưa được lưu";
export const notSavedAdvice =
  "Yêu cầu này đã được tiếp tục ở trình duyệt khác. Nội dung vừa nhập vẫn còn trên trang này. Để tiếp tục ở đây, mở đường dẫn trong email của chúng tôi bằng trình duyệt này.";
export const submittedTitle = "Yêu\u00a0cầu này đã được gửi";
export const submittedText =
  "Yêu cầu được gửi từ trình duyệt khác, nơi quý khách đã tiếp tục. Để xem ở đây, tra cứu bằng email và mã yêu cầu trong email đầu tiên của chúng tôi.";
export const lookUp = "Tra\u00a0cứu yêu\u00a0cầu";

export const deadTitle = "Đường\u00a0dẫn này không còn dùng được";
export const deadText = (days: number) =>
  `Đường dẫn hết hiệu lực khi yêu cầu đã được gửi, hoặc ${days} ngày sau lần sửa cuối.`;
export const startNew = "Bắt\u00a0đầu yêu\u00a0cầu mới";
